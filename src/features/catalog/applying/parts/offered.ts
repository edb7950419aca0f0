// What an applicant chooses from.
export interface Country {
  code: string
  name: string
}
export interface Offered {
  departments: readonly { id: number; name: string }[]
  addresses: readonly { id: number; text: string }[]
}
