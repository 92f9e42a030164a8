import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { ContainerContext, createLazyBrowserContainer } from 'vinport/react';
import { RecallCheck } from './recall-check.tsx';
import { SignedInAs } from './signed-in-as.tsx';

// The rules are loaded when the first component uses them, not with the page.
const lazyContainer = createLazyBrowserContainer(async () => {
  const { createBrowserContainer } = await import('vinport');
  return createBrowserContainer(window, { siteDomain: window.location.hostname, gsp: false });
});

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element to draw in.');
createRoot(root).render(
  <StrictMode>
    <ContainerContext value={lazyContainer}>
      <h1>Recalls of a vehicle</h1>
      <Suspense fallback={<p>One moment …</p>}>
        <SignedInAs />
        <RecallCheck />
      </Suspense>
    </ContainerContext>
  </StrictMode>,
);
