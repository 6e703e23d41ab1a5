/** What `read` returns when the site's content is loaded anew with the clock of the build on an ISO day. For tests. */
export function onDay<T>(day: string, read: () => T): T {
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
  if (!result) throw new Error(`onDay: nothing was read on ${day}`);
  return result.value;
}
