import { once } from 'node:events';
import { type RawData, WebSocket } from 'ws';

/** A browser that is driven by WebDriver BiDi. */
export type Bidi = {
  /** Sends a command. @throws Error where the browser answers with an error */
  send: <Result = unknown>(method: string, params?: object) => Promise<Result>;
};

/** Connects to a browser. @param url `ws://…/session` */
export async function connectBidi(url: string): Promise<Bidi> {
  const socket = new WebSocket(url);
  await once(socket, 'open');
  let last = 0;
  const send: Bidi['send'] = (method, params = {}) => {
    const id = ++last;
    return new Promise((resolve, reject) => {
      const finish = (settle: () => void) => {
        socket.off('message', read).off('close', fail);
        settle();
      };
      const fail = () => finish(() => reject(new Error(`${method}: the browser has gone`)));
      const read = (data: RawData) => {
        const answer = JSON.parse(String(data));
        if (answer.id !== id) return;
        if (answer.type === 'success') finish(() => resolve(answer.result));
        else finish(() => reject(new Error(`${method}: ${answer.error}, ${answer.message}`)));
      };
      socket.on('message', read).on('close', fail);
      socket.send(JSON.stringify({ id, method, params }));
    });
  };
  return { send };
}
