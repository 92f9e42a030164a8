import { useEffect, useState } from 'react';
import { useContainer } from '#ui/hooks/use-container.ts';
import { useStore } from '#ui/hooks/use-store.ts';
import { ConsentBanner } from './consent-banner.tsx';

interface ConsentProps {
  /** Whether the visitor wants to change their previous consent. */
  readonly changing: boolean;
  readonly onChosen: () => void;
}

/** Renders the consent prompt until the visitor decides, and again when they want to change it. The trackers follow. */
export function Consent({ changing, onChosen }: ConsentProps) {
  const container = useContainer();
  const consent = useStore(container.get('consent'));
  const [asked] = useState(() => consent === null);
  // Trackers that were allowed on an earlier visit start with this one.
  useEffect(() => void container.get('analytics'), [container]);
  if (consent !== null && !changing) return null;
  return (
    <ConsentBanner
      {...(consent && { consent })}
      initiallyChoosing={!asked && changing}
      onChoose={(chosen) => {
        container.get('chooseConsent')(chosen);
        onChosen();
      }}
    />
  );
}
