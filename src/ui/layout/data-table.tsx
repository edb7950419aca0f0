// Rows with columns. On a phone each row becomes a block of labelled lines; the roles are written out,
// because a table that is no longer laid out as one would lose them.
import type { ReactNode } from 'react'
import './data-table.css'
import { classes } from './classes.ts'

export type TableColumn = {
  key: string
  head: string
  /** Right-aligned, in tabular figures. */
  number?: boolean
  /** Names the row: it leads the block on a phone. One per table. */
  leads?: boolean
}
/** `cells` in the order of the columns; `current` is the row that is looked at. */
export type TableRow = { key: string; cells: readonly ReactNode[]; current?: boolean }
export type DataTableProps = {
  caption: string
  hideCaption?: boolean
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
  /** Stands in place of the rows when there are none. */
  none?: ReactNode
  className?: string
}

export function DataTable({ caption, hideCaption = false, columns, rows, none, className }: DataTableProps) {
  return (
    // oxlint-disable-next-line no-redundant-roles
    <table role="table" className={classes('table', className)}>
      <caption className={hideCaption ? 'vh' : undefined}>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column.key} role="columnheader" scope="col" className={column.number ? 'table-number' : undefined}>
              {column.head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={row.key} role="row" aria-current={row.current ? 'true' : undefined}>
            {columns.map((column, place) => (
              <Cell key={column.key} column={column}>
                {row.cells[place]}
              </Cell>
            ))}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr role="row">
            <td role="cell" colSpan={columns.length} className="table-none">
              {none}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

function Cell({ column, children }: { column: TableColumn; children: ReactNode }) {
  const look = classes(column.number && 'table-number', column.leads && 'table-leads')
  const content = (
    <>
      <span className="table-label" aria-hidden="true">
        {column.head}
      </span>
      <span>{children}</span>
    </>
  )
  return column.leads ? (
    <th role="rowheader" scope="row" className={look}>
      {content}
    </th>
  ) : (
    <td role="cell" className={look || undefined}>
      {content}
    </td>
  )
}
