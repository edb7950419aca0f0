// What came from the shop becomes a file of the person's: a text that a call answered, or a private file.
import { CallFault, desksOwn, faultOf } from './call.ts'

export const saveFile = ({ name, csv }: { name: string; csv: string }): void =>
  saveBlob(name, new Blob([csv], { type: 'text/csv;charset=utf-8' }))

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
/** A workbook, as a call answers it: in base64. */
export const saveWorkbook = ({ name, xlsx: bytes }: { name: string; xlsx: string }): void =>
  saveBlob(name, new Blob([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], { type: xlsx }))

/** Fetched with the sign-in of the console in the header. Throws CallFaults, in the person's language. */
export async function savePrivate({ name, url }: { name: string; url: string }): Promise<void> {
  const offline = () => {
    throw new CallFault('offline', 0)
  }
  const reply = await fetch(url, { headers: desksOwn() }).catch(offline)
  if (!reply.ok) throw await faultOf(reply)
  saveBlob(name, await reply.blob().catch(offline))
}

function saveBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // some browsers read it only after the press is over
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
