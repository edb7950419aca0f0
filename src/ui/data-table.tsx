// Rows with columns. On a phone each row becomes a block of labelled lines; the roles are written out, because a table that is no longer laid out as
// one would lose them.
import type { ReactNode } from 'react'
import './data-table.css'
import { classes } from './classes.ts'

export type TableColumn<Row> = {
  key: string
  head: string
  cell: (row: Row) => ReactNode
  /** Right-aligned, in tabular figures. */
  number?: boolean
  /** Names the row: it leads the block on a phone. One per table. */
  leads?: boolean
}
export type DataTableProps<Row> = {
  caption: string
  hideCaption?: boolean
  columns: readonly TableColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** The row that is looked at. */
  current?: (row: Row) => boolean
  /** Stands in place of the rows when there are none. */
  none?: ReactNode
  className?: string
}

export function DataTable<Row>({ caption, hideCaption = false, columns, rows, rowKey, current, none, className }: DataTableProps<Row>) {
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
          <tr key={rowKey(row)} role="row" aria-current={current?.(row) ? 'true' : undefined}>
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
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

function Cell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const look = classes(column.number && 'table-number', column.leads && 'table-leads')
  const content = (
    <>
      <span className="table-label" aria-hidden="true">
        {column.head}
      </span>
      <span>{column.cell(row)}</span>
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
