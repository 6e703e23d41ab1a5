/** Writes to the clipboard; rejects where the browser refuses, or has no clipboard (on http, in the browser of an app). */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
