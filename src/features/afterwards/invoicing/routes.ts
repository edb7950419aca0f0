// The route that papers of orders are fetched by.
import { paperRoute } from './paper-route.ts'
import { paperFor } from './papers.ts'

export const routes = paperRoute('/api/v2/invoice/file/:id', (db, app, { session, visitor, id }, draw) =>
  paperFor(db, app, session, visitor, id, draw),
)
