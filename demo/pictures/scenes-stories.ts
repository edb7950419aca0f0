// Covers of stories (3 : 2), and the third window.
import { PAPERS } from './glaze.ts'
import type { Scenes } from './scene.ts'

const COVER: [number, number] = [1200, 800]

export const STORIES: Scenes = {
  'story-studio': {
    size: COVER,
    wall: PAPERS.slate[0],
    floor: PAPERS.slate[1],
    horizon: 0.68,
    light: 'window',
    lightX: 0.1,
    items: [
      { i: 'desktop-computer', x: 0.4, y: 0.8, s: 0.66, sat: 0.3 },
      { i: 'chair', x: 0.74, y: 0.88, s: 0.68, g: 'oak', z: 2 },
      { i: 'potted-plant', x: 0.13, y: 0.86, s: 0.44, sat: 0.65, z: 2 },
    ],
  },
  'story-picnic': {
    size: COVER,
    wall: PAPERS.sage[0],
    floor: PAPERS.sage[1],
    horizon: 0.56,
    light: 'leaf',
    items: [
      { i: 'basket', x: 0.36, y: 0.8, s: 0.68, sat: 0.7 },
      { i: 'baguette-bread', x: 0.62, y: 0.84, s: 0.46, sat: 0.7, z: 2 },
      { i: 'cheese-wedge', x: 0.83, y: 0.88, s: 0.32, sat: 0.7, z: 3 },
      { i: 'tangerine', x: 0.15, y: 0.88, s: 0.22, sat: 0.8, z: 3 },
    ],
  },
  'story-child': {
    size: COVER,
    wall: PAPERS.apricot[0],
    floor: PAPERS.apricot[1],
    horizon: 0.66,
    light: 'window',
    lightX: 0.1,
    props: [{ k: 'box', x: 0.66, y: 0.66, w: 0.18, h: 0.2, c: '#7d93a4' }],
    items: [
      { i: 'teddy-bear', x: 0.34, y: 0.84, s: 0.68, g: 'sand', keep: 0.4 },
      { i: 'nesting-dolls', x: 0.665, y: 0.655, s: 0.42, g: 'cobalt', keep: 0.4, ground: 0.86 },
      { i: 'yo-yo', x: 0.85, y: 0.9, s: 0.28, g: 'lacquer', keep: 0.2, z: 3 },
    ],
  },
  'window-feast-wide': {
    size: [1920, 960],
    oversample: 2,
    quality: 78,
    wall: '#e9c9a2',
    floor: '#f0d8b6',
    horizon: 0.7,
    light: 'leaf',
    lightOpacity: 0.5,
    props: [
      { k: 'arch', x: 0.625, y: 0.16, w: 0.21, b: 0.72, c: '#d9a877' },
      { k: 'box', x: 0.465, y: 0.7, w: 0.14, h: 0.18, c: '#b5523d', t: 0.03 },
      { k: 'cyl', x: 0.625, y: 0.58, w: 0.18, h: 0.27, c: '#f3e6d0' },
      { k: 'cyl', x: 0.81, y: 0.74, w: 0.22, h: 0.12, c: '#8c9a72' },
      {
        k: 'thread',
        w: 0.0032,
        z: 2.5,
        d: 'M.965 -.02C.94 .2 1 .34 .965 .55S.99 .9 .9 .93S.73 .87 .645 .94S.43 .97 .38 1.03',
      },
    ],
    items: [
      { i: 'honey-pot', x: 0.465, y: 0.695, s: 0.46, sat: 0.75, ground: 0.86 },
      { i: 'amphora', x: 0.625, y: 0.585, s: 0.5, g: 'moon', keep: 0.25, ground: 0.86 },
      { i: 'cheese-wedge', x: 0.81, y: 0.745, s: 0.46, sat: 0.7, ground: 0.86 },
      { i: 'baguette-bread', x: 0.69, y: 0.95, s: 0.36, sat: 0.7, z: 3 },
      { i: 'tangerine', x: 0.545, y: 0.93, s: 0.19, sat: 0.85, z: 3 },
      { i: 'grapes', x: 0.925, y: 0.92, s: 0.28, sat: 0.65, z: 3 },
      { i: 'moon-cake', x: 0.82, y: 0.95, s: 0.22, sat: 0.7, z: 4 },
    ],
  },
  'window-feast-tall': {
    size: [1080, 1440],
    oversample: 2,
    quality: 78,
    wall: '#e9c9a2',
    floor: '#f0d8b6',
    horizon: 0.74,
    light: 'leaf',
    lightOpacity: 0.5,
    props: [
      { k: 'box', x: 0.33, y: 0.74, w: 0.34, h: 0.13, c: '#b5523d', t: 0.025 },
      { k: 'cyl', x: 0.76, y: 0.82, w: 0.36, h: 0.07, c: '#8c9a72' },
      {
        k: 'thread',
        w: 0.004,
        z: 2.5,
        d: 'M.95 -.02C.99 .2 .88 .3 .92 .5S1.02 .7 .97 .84S.78 .99 .6 .945S.3 .99 .16 .955S.05 .93 -.03 .97',
      },
    ],
    items: [
      { i: 'honey-pot', x: 0.33, y: 0.735, s: 0.44, sat: 0.75, ground: 0.86 },
      { i: 'cheese-wedge', x: 0.76, y: 0.825, s: 0.4, sat: 0.7, ground: 0.86 },
      { i: 'tangerine', x: 0.2, y: 0.945, s: 0.18, sat: 0.85, z: 3 },
      { i: 'baguette-bread', x: 0.56, y: 0.95, s: 0.34, sat: 0.7, z: 3 },
    ],
  },
}
