import type { FastifyInstance } from 'fastify';
import { ofSignedAgents } from './classes.ts';
import type { RateLimiter } from './rate-limiter.ts';
import { classOfRoute, type RouteClass } from './routes.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    limitClass?: RouteClass;
  }
}

/**
 * Counts every request before anything else is done for it, what no route answers too. A route has the class of its
 * `config`, else that of the tables in routes.ts; one without a class does not start.
 */
export function limitRequests(app: FastifyInstance, limiter: RateLimiter): void {
  const { classes } = limiter.limits;
  app.addHook('onRoute', (route) => {
    const [method = ''] = [route.method].flat();
    const { limitClass = classOfRoute(method, route.url) } = route.config ?? {};
    if (limitClass === undefined) throw new Error(`${method} ${route.url} has no class in limits/routes.ts`);
    route.config = { ...route.config, limitClass };
  });
  app.addHook('onRequest', (request, _reply, done) => {
    const { limitClass = 'read' } = request.routeOptions.config;
    const name = typeof limitClass === 'function' ? limitClass(request.url) : limitClass;
    const { isCountedByHandler, requestClass } = name === null ? {} : classes[name];
    const counting = isCountedByHandler ? requestClass : name;
    if (counting === undefined || counting === null) return done();
    try {
      const { signedAgent, ip } = request;
      const counted =
        signedAgent && ofSignedAgents.includes(counting)
          ? limiter.countForAccount('signedAgent', signedAgent.id, ip)
          : limiter.countForNetwork(counting, ip);
      if (counted) counted.then(() => done(), done);
      else done();
    } catch (error) {
      done(error as Error);
    }
  });
}
