import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { type App, PAGES, type PageName, pageOf } from '../domain/src/web/apps.ts';
import { inRepository } from './root.mjs';

const port = Number(process.env.PORT || 8080);
const serverPort = port + 1;
const origin = `http://localhost:${port}`;

/** What the product's server answers; everything else is a page or a source file of an interface. */
const served = /^\/(api|auth|rest|ws|docs|health|metrics)(\/|\?|$)/i;

const http = createServer();
const interfaces = { admin: await interfaceOf('admin'), public: await interfaceOf('public') };
http.on('request', (message, response) => {
  if (served.test(message.url ?? '')) return forward(message, response);
  const app = /^\/@dev\/(admin|public)\//.exec(message.url ?? '')?.[1];
  if (app === 'admin' || app === 'public') return interfaces[app]?.middlewares(message, response);
  return page(pageOf(message.url ?? '/'), message, response);
});
http.on('upgrade', (message, socket: Socket, head: Buffer) => {
  if (served.test(message.url ?? '')) forwardSocket(message, socket, head);
});

const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', inRepository('backend/src/main.ts'), ...process.argv.slice(2)],
  {
    env: { ...process.env, PORT: String(serverPort), PUBLIC_URL: process.env.PUBLIC_URL || origin },
    stdio: 'inherit',
  },
);
server.on('exit', (code) => process.exit(code ?? 0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
http.listen(port, 'localhost', () => console.log(`Development: open ${origin}`));

/** Both interfaces live at the same paths, so each serves its sources below a prefix of its own. */
async function interfaceOf(app: App): Promise<ViteDevServer | undefined> {
  const root = inRepository(`${app}-ui`);
  if (!existsSync(`${root}/vite.config.ts`)) return undefined;
  return createVite({
    root,
    configFile: `${root}/vite.config.ts`,
    appType: 'custom',
    base: `/@dev/${app}/`,
    server: { middlewareMode: true, ws: { server: http, path: '@reload' } },
  });
}

async function page(name: PageName, message: IncomingMessage, response: ServerResponse): Promise<void> {
  const { app, file } = PAGES[name];
  const vite = interfaces[app];
  if (!vite) return void response.writeHead(404).end(`There is no ${app} interface.`);
  try {
    const html = readFileSync(inRepository(`${app}-ui/${file}`), 'utf8');
    const body = await vite.transformIndexHtml(message.url ?? '/', html);
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}

function forward(message: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = message;
  const onward = request({ host: 'localhost', port: serverPort, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  onward.on('error', () => response.writeHead(503).end('The server is starting.'));
  message.pipe(onward);
}

/** Passes an opened WebSocket on as it came. */
function forwardSocket({ method, url, rawHeaders }: IncomingMessage, socket: Socket, head: Buffer): void {
  const onward = connect(serverPort, 'localhost', () => {
    const lines = Array.from({ length: rawHeaders.length / 2 }, (_, index) =>
      rawHeaders.slice(index * 2, index * 2 + 2).join(': '),
    );
    onward.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    onward.write(head);
    onward.pipe(socket).pipe(onward);
  });
  onward.on('error', () => socket.destroy());
  socket.on('error', () => onward.destroy());
}
