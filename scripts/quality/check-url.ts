/**
 * Why an address does not answer, or undefined if it does. A page behind a sign-in or a guard against robots answers:
 * it is there. What redirects to anything but https does not.
 */
export async function checkUrl(href: string, patience: number): Promise<string | undefined> {
  try {
    const { status, url, body } = await fetch(href, {
      signal: AbortSignal.timeout(patience),
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
