/**
 * Returns the reason why a URL fails, or undefined if it responds. A page that requires a login or blocks bots (401, 403,
 * 429) counts as responding; a redirect to anything but https counts as a failure.
 */
export async function checkUrl(href: string, timeoutMs: number): Promise<string | undefined> {
  try {
    const { status, url, body } = await fetch(href, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'text/html,*/*', 'user-agent': 'Mozilla/5.0 (link check)' },
    });
    await body?.cancel();
    if (!url.startsWith('https:')) return `leads to ${url}`;
    if (status < 400 || status === 401 || status === 403 || status === 429) return undefined;
    return `status ${status}`;
  } catch (error) {
    const { message, cause } = error as Error;
    return cause instanceof Error ? cause.message : message;
  }
}
