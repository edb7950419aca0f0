// React Router looks for the site map here; it lies with its surface.
export { default } from './surfaces/storefront/routes.ts'
