// Where a file is dropped or chosen.
import { FileUp } from 'lucide-react'
import { useState, type DragEvent } from 'react'
import './file-drop.css'

interface Props {
  busy: boolean
  onFile: (file: File) => void
  /** "Drop a file here or", "choose a file" */
  drop: string
  choose: string
  /** the id of what says which files are meant */
  describedBy: string
  /** else tables of text, and workbooks */
  accept?: string
}
const tables = '.csv,.tsv,.txt,.xlsx,text/csv'
export function FileDrop({ busy, onFile, drop, choose, describedBy, accept = tables }: Props) {
  const [over, setOver] = useState(false)
  const drag = (on: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(on)
  }
  return (
    <label
      className={over ? 'drop over' : 'drop'}
      aria-busy={busy}
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event)
        const [file] = event.dataTransfer.files
        if (file) onFile(file)
      }}
    >
      <FileUp className="i" size={22} />
      <span>
        <span className="only-wide">{drop} </span>
        <b className="link">{choose}</b>
      </span>
      <input
        type="file"
        className="vh"
        accept={accept}
        aria-describedby={describedBy}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) onFile(file)
          event.target.value = '' // the same file, mended, may be chosen again
        }}
      />
    </label>
  )
}
