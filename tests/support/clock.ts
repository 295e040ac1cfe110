/** A clock that runs on from wherever it was set: deadlines, sessions and links are tested by moving it. */
export interface Clock {
  now: () => Date;
  set: (at: Date | string) => void;
  advance: (by: { days?: number; hours?: number; minutes?: number; seconds?: number }) => void;
}

export function movableClock(): Clock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    set: (at) => {
      ahead = new Date(at).getTime() - Date.now();
    },
    advance: ({ days = 0, hours = 0, minutes = 0, seconds = 0 }) => {
      ahead += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
    },
  };
}
