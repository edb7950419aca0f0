// After a decision the next case of the list opens; at its end, or where no list was left, the decided one stays.
import { useNavigate } from 'react-router'
import { lastShown } from '../list/query.ts'

export function useNextCase(list: string, at: string, pathOf: (key: string) => string): () => void {
  const navigate = useNavigate()
  return () => {
    const { keys } = lastShown(list)
    const next = keys.includes(at) ? keys[keys.indexOf(at) + 1] : undefined
    if (next !== undefined) void navigate(pathOf(next))
  }
}
