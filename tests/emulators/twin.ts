import { connect, createServer } from 'node:net';

/**
 * Makes what listens on 127.0.0.1 answer on [::1] too: `localhost` is either, depending on the machine.
 * It keeps no process alive and ends with it.
 */
export function alsoOnIpv6(port: number): void {
  const twin = createServer((incoming) => {
    const outgoing = connect(port, '127.0.0.1');
    incoming.pipe(outgoing).pipe(incoming);
    // One end going away takes the other with it.
    incoming.on('error', () => outgoing.destroy()).on('close', () => outgoing.destroy());
    outgoing.on('error', () => incoming.destroy()).on('close', () => incoming.destroy());
  });
  // A machine without IPv6 calls 127.0.0.1 localhost.
  twin.on('error', () => {});
  twin.listen({ port, host: '::1', ipv6Only: true });
  twin.unref();
}
