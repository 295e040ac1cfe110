// Where lists are that the shell reads ahead: it needs no fields and no validation for that. docs/decisions/008

export const blockAddress = { name: 'block', path: '/qcdm/project/block', dialect: 'blade' } as const;

export const roomTypeAddress = { name: 'roomType', path: '/qcdm/project/roomType', dialect: 'blade' } as const;
