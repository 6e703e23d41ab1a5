'use client';

import { useEffect, useState } from 'react';
import { errorPage } from '@/content/page-copy/error';

/** Path of the full load this document came from. */
function loadedPath() {
  const load = performance.getEntriesByType('navigation')[0];
  return load && new URL(load.name).pathname;
}

/**
 * Stands in for a page that could not be shown. After a soft navigation (a deploy has replaced the page's scripts, or
 * one was lost on the way) the page is loaded in full instead. If a full load fails too, there is nothing to retry.
 */
export default function PageError() {
  const [final, setFinal] = useState(false);

  useEffect(() => {
    if (loadedPath() === location.pathname) setFinal(true);
    else location.reload();
  }, []);

  if (!final) return null;
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
