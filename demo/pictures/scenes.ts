// Every demo picture by name. A name is used once; products, floors and windows refer to pictures by these names.
import type { Scenes } from './scene.ts'
import { DESK } from './scenes-desk.ts'
import { FOOD } from './scenes-food.ts'
import { HOME } from './scenes-home.ts'
import { OUTDOOR } from './scenes-outdoor.ts'
import { SHOP } from './scenes-shop.ts'
import { SOUND } from './scenes-sound.ts'
import { TABLE } from './scenes-table.ts'
import { TOYS } from './scenes-toys.ts'
import { WARDROBE } from './scenes-wardrobe.ts'

export const ALL_SCENES: Scenes = { ...TABLE, ...HOME, ...WARDROBE, ...FOOD, ...OUTDOOR, ...TOYS, ...SOUND, ...DESK, ...SHOP }
