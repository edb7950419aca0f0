// The door of invoicing: what a merchant's own invoices say of its company, and the way that papers are fetched by.
export { issuerOf } from './queries.ts'
export { paperRoute, type Find } from './paper-route.ts'
