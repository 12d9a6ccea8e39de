import type { CDPSession } from '@playwright/test';

/** The kinds of what a visit loads. */
export const KINDS = ['HTML', 'JavaScript', 'CSS', 'fonts', 'pictures', 'data', 'other'] as const;
export type Kind = (typeof KINDS)[number];
export type Transfer = Record<Kind, { requests: number; bytes: number }>;

const KIND_OF_TYPE: Record<string, Kind> = {
  Document: 'HTML',
  Script: 'JavaScript',
  Stylesheet: 'CSS',
  Font: 'fonts',
  Image: 'pictures',
  Fetch: 'data',
  XHR: 'data',
  Preflight: 'data',
};

function emptyTransfer(): Transfer {
  const entries = KINDS.map((kind) => [kind, { requests: 0, bytes: 0 }] as const);
  return Object.fromEntries(entries) as Transfer;
}

/** Counts what comes over the network, as the browser reports it: compressed, with headers, without its caches. */
export function countTransfer(session: CDPSession): Transfer {
  const transfer = emptyTransfer();
  const kinds = new Map<string, Kind>();
  const cached = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (request.url.startsWith('data:') || request.url.startsWith('blob:')) return;
    kinds.set(requestId, KIND_OF_TYPE[type ?? ''] ?? 'other');
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => cached.add(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromServiceWorker) cached.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (!kind || cached.has(requestId)) return;
    transfer[kind].requests += 1;
    transfer[kind].bytes += encodedDataLength;
  });
  return transfer;
}
