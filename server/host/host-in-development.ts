import { getRequestListener } from '@hono/node-server';
import { isRunnableDevEnvironment, type Plugin } from 'vite';

/** Puts the host, origin included, behind Vite's dev server; a change of its files is there with the next request. */
export function hostInDevelopment(): Plugin {
  return {
    name: 'vinport-host',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            const { ssr } = server.environments;
            if (ssr === undefined || !isRunnableDevEnvironment(ssr))
              throw new Error('Vite has no environment for the server.');
            const { developmentHost } = await ssr.runner.import<typeof import('./development-host.ts')>(
              '/server/host/development-host.ts',
            );
            const host = await developmentHost();
            // Vite rewrites the address for its own middlewares; the app must see what the browser asked for.
            request.url = request.originalUrl ?? request.url;
            await getRequestListener(host.fetch, { overrideGlobalObjects: false })(request, response);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
