/** Writes to the clipboard; rejects if the browser denies access or has no clipboard (on http, in an in-app browser). */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
