// A source as a tree of its syntax, for laws that must know what is a name, a string or a type.
import { parseSync } from 'vite'

export interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}
export const isNode = (it: unknown): it is Node => typeof it === 'object' && it !== null && 'type' in it
/** The nodes in a part of a node: one, several or none. */
export const nodesIn = (it: unknown): Node[] => (Array.isArray(it) ? it.flatMap(nodesIn) : isNode(it) ? [it] : [])
/** A node and all below it. */
export const within = (node: Node): Node[] => [node, ...Object.values(node).flatMap(nodesIn).flatMap(within)]
export const treeOf = (file: string, text: string): Node => parseSync(file, text).program as unknown as Node
export const lineOf = (text: string, { start }: Node): number => text.slice(0, start).split('\n').length
