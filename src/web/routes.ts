import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { paths } from './paths.ts';

export default [
  index('pages/home.tsx'),
  route(paths.audit.pattern, 'pages/audit.tsx'),
  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig;
