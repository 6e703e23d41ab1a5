'use client';

import { useEffect, useState } from 'react';
import { errorPage } from '@/content/page-copy/error';

/** Returns the path of the last full page load. */
function loadedPath() {
  const load = performance.getEntriesByType('navigation')[0];
  return load && new URL(load.name).pathname;
}

/**
 * Renders the error page. After a client-side navigation it reloads the page instead, because a deployment may have
 * replaced the scripts or a script may have failed to load. After a full page load it shows the error.
 */
export default function PageError() {
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (loadedPath() === location.pathname) setFailed(true);
    else location.reload();
  }, []);

  if (!failed) return null;
  return (
    <div className="mx-auto max-w-160 px-6 py-24">
      <h1 className="text-section">{errorPage.title}</h1>
      <p className="mt-6 text-body">
        <a className="underline" href={location.pathname} target="_self">
          {errorPage.action}
        </a>
      </p>
    </div>
  );
}
