import { connect, createServer } from 'node:net';

/**
 * Makes a server on 127.0.0.1 answer on [::1] too: `localhost` is either, depending on the machine.
 * It does not keep the process alive.
 */
export function alsoOnIpv6(port: number): void {
  const proxy = createServer((incoming) => {
    const outgoing = connect(port, '127.0.0.1');
    incoming.pipe(outgoing).pipe(incoming);
    // When one end closes, the other is closed too.
    incoming.on('error', () => outgoing.destroy()).on('close', () => outgoing.destroy());
    outgoing.on('error', () => incoming.destroy()).on('close', () => incoming.destroy());
  });
  // Fails on a machine without IPv6, where localhost is 127.0.0.1 and no proxy is needed.
  proxy.on('error', () => {});
  proxy.listen({ port, host: '::1', ipv6Only: true });
  proxy.unref();
}
