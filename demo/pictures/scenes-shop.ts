// Pictures of the shop itself: its windows, one still life per floor, and "picture comes later".
import { PAPERS } from './glaze.ts'
import type { Paper } from './glaze.ts'
import type { Scene, Scenes } from './scene.ts'
import { WINDOWS } from './scenes-windows.ts'
import { FLOOR_WINDOWS } from './scenes-windows-floors.ts'

const FLOOR: [number, number] = [960, 1200]
const floor = (paper: Paper, scene: Omit<Scene, 'wall' | 'floor' | 'size'>): Scene => ({
  wall: PAPERS[paper][0],
  floor: PAPERS[paper][1],
  size: FLOOR,
  ...scene,
})

const FLOORS: Scenes = {
  'floor-food': floor('butter', {
    horizon: 0.66,
    light: 'leaf',
    props: [
      { k: 'box', x: 0.33, y: 0.66, w: 0.38, h: 0.2, c: '#c98a52' },
      { k: 'cyl', x: 0.74, y: 0.78, w: 0.36, h: 0.08, c: '#9db092' },
    ],
    items: [
      { i: 'honey-pot', x: 0.34, y: 0.655, s: 0.42, sat: 0.75, ground: 0.86 },
      { i: 'cheese-wedge', x: 0.74, y: 0.785, s: 0.32, sat: 0.7, ground: 0.86 },
      { i: 'tangerine', x: 0.3, y: 0.94, s: 0.24, sat: 0.85, z: 3 },
      { i: 'baguette-bread', x: 0.62, y: 0.95, s: 0.34, sat: 0.7, z: 3 },
    ],
  }),
  'floor-table': floor('brick', {
    horizon: 0.68,
    light: 'window',
    lightX: 0.02,
    lightY: 0.04,
    lightOpacity: 0.2,
    props: [
      { k: 'box', x: 0.3, y: 0.6, w: 0.3, h: 0.26, c: '#d98a63' },
      { k: 'cyl', x: 0.68, y: 0.76, w: 0.44, h: 0.1, c: '#e6c49a' },
    ],
    items: [
      { i: 'amphora', x: 0.31, y: 0.595, s: 0.48, ground: 0.86, g: 'clay', keep: 0.4 },
      { i: 'pear', x: 0.58, y: 0.755, s: 0.26, ground: 0.86, sat: 0.75 },
      { i: 'grapes', x: 0.77, y: 0.755, s: 0.28, ground: 0.86, sat: 0.65 },
      { i: 'bowl-with-spoon', x: 0.42, y: 0.92, s: 0.32, z: 3, g: 'moon' },
    ],
  }),
  'floor-home': floor('sage', {
    horizon: 0.72,
    light: 'window',
    lightX: 0.3,
    lightY: 0.02,
    props: [
      { k: 'thread', d: 'M.74 -.02V.2', w: 0.0035 },
      { k: 'cyl', x: 0.74, y: 0.8, w: 0.36, h: 0.08, c: '#d9c7a8' },
    ],
    items: [
      { i: 'red-paper-lantern', x: 0.74, y: 0.44, s: 0.36, g: 'ochre', keep: 0.2, hang: true, lift: 0.05, z: 0 },
      { i: 'chair', x: 0.33, y: 0.86, s: 0.62, g: 'oak' },
      { i: 'mantelpiece-clock', x: 0.74, y: 0.805, s: 0.32, g: 'clay', keep: 0.3, ground: 0.87 },
      { i: 'potted-plant', x: 0.58, y: 0.95, s: 0.34, sat: 0.65, z: 3 },
    ],
  }),
  'floor-wardrobe': floor('ash', {
    horizon: 0.8,
    light: 'window',
    lightX: 0.3,
    lightY: 0,
    props: [
      { k: 'thread', d: 'M-.02 .27C.3 .285 .7 .285 1.02 .265', w: 0.0035 },
      { k: 'thread', d: 'M.42 .278C.46 .3 .38 .315 .42 .34', w: 0.0035 },
      { k: 'cyl', x: 0.72, y: 0.84, w: 0.34, h: 0.08, c: '#a9826a' },
    ],
    items: [
      { i: 'coat', x: 0.42, y: 0.83, s: 0.74, hang: true, lift: 0.04, g: 'sand' },
      { i: 'womans-hat', x: 0.72, y: 0.845, s: 0.34, ground: 0.92, g: 'ochre', keep: 0.3 },
      { i: 'mans-shoe', x: 0.34, y: 0.95, s: 0.36, g: 'oak', z: 3 },
    ],
  }),
  'floor-outdoor': floor('moss', {
    horizon: 0.66,
    light: 'leaf',
    lightOpacity: 0.5,
    behind: true,
    props: [
      { k: 'disc', x: 0.3, y: 0.24, w: 0.3, c: '#e6c783', o: 0.9 },
      { k: 'box', x: 0.74, y: 0.74, w: 0.3, h: 0.13, c: '#a98a5f' },
    ],
    items: [
      { i: 'tent', x: 0.44, y: 0.8, s: 0.76, g: 'ochre', keep: 0.2, z: 0 },
      { i: 'backpack', x: 0.75, y: 0.735, s: 0.34, g: 'clay', keep: 0.2, ground: 0.87, z: 2 },
      { i: 'hiking-boot', x: 0.36, y: 0.93, s: 0.3, sat: 0.6, z: 3 },
    ],
  }),
  'floor-toys': floor('apricot', {
    horizon: 0.7,
    light: 'window',
    lightX: 0.06,
    lightY: 0.04,
    props: [
      { k: 'box', x: 0.68, y: 0.68, w: 0.34, h: 0.19, c: '#7d93a4' },
      { k: 'ball', x: 0.9, y: 0.95, w: 0.12, c: '#c4553f', z: 4 },
    ],
    items: [
      { i: 'teddy-bear', x: 0.3, y: 0.84, s: 0.54, g: 'sand', keep: 0.4 },
      { i: 'locomotive', x: 0.69, y: 0.675, s: 0.4, g: 'lacquer', keep: 0.35, ground: 0.87 },
      { i: 'nesting-dolls', x: 0.62, y: 0.94, s: 0.32, g: 'cobalt', keep: 0.12, z: 3 },
    ],
  }),
  'floor-sound': floor('indigo', {
    horizon: 0.7,
    light: 'slats',
    lightOpacity: 0.12,
    behind: true,
    props: [
      { k: 'disc', x: 0.62, y: 0.4, w: 0.5, c: '#e0a263', o: 0.95 },
      { k: 'box', x: 0.34, y: 0.66, w: 0.4, h: 0.2, c: '#8ea0bd' },
      { k: 'cyl', x: 0.74, y: 0.78, w: 0.34, h: 0.08, c: '#d98a63' },
    ],
    items: [
      { i: 'radio', x: 0.35, y: 0.655, s: 0.46, g: 'clay', keep: 0.3, ground: 0.86 },
      { i: 'studio-microphone', x: 0.74, y: 0.785, s: 0.44, g: 'moon', keep: 0.3, ground: 0.86 },
      { i: 'camera', x: 0.38, y: 0.93, s: 0.3, sat: 0.4, z: 3 },
    ],
  }),
  'floor-desk': floor('celadon', {
    kind: 'flat',
    props: [
      { k: 'sheet', x: 0.62, y: 0.66, w: 0.66, h: 0.5, r: -9, c: '#27406f' },
      { k: 'sheet', x: 0.42, y: 0.66, w: 0.62, h: 0.48, r: 7, c: '#f6efe2' },
      { k: 'thread', d: 'M-.02 .36C.2 .42 .3 .3 .5 .38S.8 .5 1.02 .4', w: 0.0035 },
    ],
    items: [
      { i: 'notebook', x: 0.36, y: 0.64, s: 0.52, g: 'lacquer', keep: 0.12, r: -8 },
      { i: 'fountain-pen', x: 0.72, y: 0.6, s: 0.44, g: 'brass', keep: 0.2, r: 14 },
      { i: 'scissors', x: 0.76, y: 0.87, s: 0.34, g: 'ink', r: 78 },
    ],
  }),
  'floor-gifts': floor('plum', {
    horizon: 0.7,
    light: 'window',
    lightX: 0.1,
    lightOpacity: 0.16,
    props: [
      { k: 'box', x: 0.34, y: 0.7, w: 0.42, h: 0.17, c: '#b98a5a' },
      { k: 'cyl', x: 0.76, y: 0.82, w: 0.34, h: 0.06, c: '#d9a79a' },
    ],
    items: [
      { i: 'wrapped-gift', x: 0.35, y: 0.695, s: 0.42, g: 'lacquer', keep: 0.25, ground: 0.87 },
      { i: 'telephone', x: 0.76, y: 0.825, s: 0.34, g: 'celadon', keep: 0.12, ground: 0.88 },
      { i: 'film-projector', x: 0.36, y: 0.95, s: 0.32, sat: 0.4, z: 3 },
    ],
  }),
}

export const SHOP: Scenes = {
  ...WINDOWS,
  ...FLOOR_WINDOWS,
  ...FLOORS,
  placeholder: {
    wall: '#e4ddd0',
    floor: '#e4ddd0',
    kind: 'flat',
    light: 'window',
    lightX: 0.32,
    lightOpacity: 0.3,
    props: [
      { k: 'parcel', x: 0.5, y: 0.5, w: 0.46, h: 0.4, r: -5, c: '#d8cbb6' },
      { k: 'thread', d: 'M-.03 .6C.1 .58 .2 .55 .285 .535L.715 .462C.82 .45 .9 .42 1.03 .4', w: 0.005 },
      { k: 'thread', d: 'M.482 .302L.518 .698', w: 0.005 },
      {
        k: 'thread',
        d:
          'M.5 .5C.44 .42 .38 .44 .4 .485S.48 .51 .5 .5C.56 .42 .62 .41 .61 .455S.54 .5 .5 .5C.49 .54 .47 .57 .44 .59' +
          'M.5 .5C.52 .54 .55 .56 .58 .57',
        w: 0.005,
      },
    ],
    items: [],
  },
}
