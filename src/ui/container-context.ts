import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router';
import type { VinportContainer } from '../composition/create-container.ts';

/** Where loaders and actions, on the server and in the browser alike, find the container. */
export const containerContext = createContext<VinportContainer>();

/** Where components find the container. */
export const ContainerContext = createReactContext<VinportContainer | null>(null);
