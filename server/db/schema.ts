export * from './tables/access.ts';
export * from './tables/flow.ts';
export * from './tables/ncr.ts';
export * from './tables/outbox.ts';
export * from './tables/project.ts';
export * from './tables/resources.ts';
export * from './tables/seeded.ts';
export * from './tables/ways-in.ts';
