/** Whether a host answers, with any status: a download that cannot succeed would try again and again. */
export async function answers(url: string): Promise<boolean> {
  // fetch ignores proxies: behind one, only the download itself shows whether it works.
  if (process.env.HTTPS_PROXY || process.env.https_proxy) return true;
  try {
    await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(3000) });
    return true;
  } catch {
    return false;
  }
}
