import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Delivery {
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** A receiver of webhooks on this machine, which answers with the statuses it is told, then with 204. */
export async function webhookServer() {
  const got: Delivery[] = [];
  const statuses: number[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      got.push({ headers: request.headers, text });
      response.writeHead(statuses.shift() ?? 204).end();
    });
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/sms`,
    got,
    answer: (...next: number[]) => statuses.push(...next),
    close: () => new Promise((closed) => server.close(closed)),
  };
}
