import { outbox } from '#domain/resources/outbox.ts';
import { resourceRoutes } from '../../kernel/resource-routes.ts';

/** What left the product, for administrators: to be read only. */
export const outboxRoutes = resourceRoutes(outbox, { except: ['submit', 'remove'] });
