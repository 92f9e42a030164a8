import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  layout('routes/public.tsx', [
    index('routes/home.tsx'),
    route('vehicle-checks/:vin', 'routes/vehicle-check.tsx'),
    route('login', 'routes/login.tsx'),
    route('*', 'routes/content.tsx'),
  ]),
  route('logout', 'routes/logout.tsx'),
  layout('routes/members.tsx', [
    route('members/stickers/new', 'routes/new-sticker.tsx'),
    route('members/stickers/:id', 'routes/sticker.tsx'),
    route('members/stickers/:id/pdf', 'routes/sticker-pdf.ts'),
  ]),
] satisfies RouteConfig;
