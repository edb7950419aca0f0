// What is open in a cascader: the path so far, the level that is being chosen, the lists that came.
// Each list is asked for once while it is open.
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { pathKey } from './cascade.ts'
import type { CascaderOption, CascaderSource } from './cascade.ts'

export type CascadeList = readonly CascaderOption[] | 'failed' | undefined
type Path = readonly CascaderOption[]

export type Cascade = {
  path: Path
  level: number
  /** One per column, from the root to the deepest that is open; undefined while it is on its way. */
  lists: CascadeList[]
  choose: (level: number, option: CascaderOption) => void
  goTo: (level: number) => void
  retry: () => void
}

type Asked = {
  source: CascaderSource
  depth: number
  value: Path
  onDone: (path: Path) => void
}

/** The lists below the paths that were asked for. `onAnswer` gets each that came. */
function useLists(source: CascaderSource, onAnswer: (below: Path, list: readonly CascaderOption[]) => void) {
  const [known, setKnown] = useState<Readonly<Record<string, CascadeList>>>({})
  const asked = useRef(new Set<string>())
  const answered = useEffectEvent(onAnswer)
  const ask = useEffectEvent((below: Path) => {
    const key = pathKey(below)
    if (asked.current.has(key)) return
    asked.current.add(key)
    const settle = (list: CascadeList) => setKnown((before) => ({ ...before, [key]: list }))
    source(below).then(
      (list) => {
        settle(list)
        answered(below, list)
      },
      () => {
        asked.current.delete(key)
        settle('failed')
      },
    )
  })
  const forgetFailed = () =>
    setKnown((before) => Object.fromEntries(Object.entries(before).filter(([, list]) => list !== 'failed')))
  return { known, ask, forgetFailed }
}

/** `depth`: how many levels at most. `onDone` gets the complete path. */
export function useCascade({ source, depth, value, onDone }: Asked): Cascade {
  const [path, setPath] = useState(value)
  const [level, setLevel] = useState(Math.max(0, value.length - 1))
  const wanted = useRef(pathKey(value))
  const { known, ask, forgetFailed } = useLists(source, (below, list) => {
    if (list.length === 0 && below.length > 0 && wanted.current === pathKey(below)) onDone(below)
  })
  /** The deepest level that can be chosen now. */
  const deepest = Math.min(path.at(-1)?.last ? path.length - 1 : path.length, depth - 1)
  const key = pathKey(path)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    for (let length = 0; length <= deepest; length++) ask(path.slice(0, length))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key stands for the path
  }, [key, deepest, turn])

  const choose = (at: number, option: CascaderOption) => {
    const next = [...path.slice(0, at), option]
    setPath(next)
    wanted.current = pathKey(next)
    const below = known[wanted.current]
    if (option.last || next.length === depth || (Array.isArray(below) && below.length === 0)) return onDone(next)
    return setLevel(next.length)
  }
  const lists = Array.from({ length: deepest + 1 }, (_, length) => known[pathKey(path.slice(0, length))])
  const goTo = (to: number) => setLevel(Math.max(0, Math.min(deepest, to)))
  const retry = () => {
    forgetFailed()
    setTurn(turn + 1)
  }
  return { path, level: Math.min(level, deepest), lists, choose, goTo, retry }
}
