// A row of the table of variables of the environment, and the group that it stands in.
export interface Row {
  /** what stands together in one line */
  names: readonly string[]
  /** as the table shows it; nothing: there is none */
  default?: string
  about: string
  /** what stands in `.env.example` */
  example: readonly string[]
}
export interface Group {
  title: string
  rows: readonly Row[]
}
