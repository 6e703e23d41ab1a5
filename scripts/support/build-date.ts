/** Reloads the site's content with an ISO day as build date and returns the result of `read`. For Jest tests. */
export function withBuildDate<T>(day: string, read: () => T): T {
  const before = process.env.BUILD_DATE;
  process.env.BUILD_DATE = day;
  let result: { value: T } | undefined;
  try {
    jest.isolateModules(() => {
      result = { value: read() };
    });
  } finally {
    if (before === undefined) delete process.env.BUILD_DATE;
    else process.env.BUILD_DATE = before;
  }
  if (!result) throw new Error(`onDay: the content was not loaded for ${day}`);
  return result.value;
}
