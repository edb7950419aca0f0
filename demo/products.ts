// The whole catalog of the demo shop, floor by floor.
import { DESK_PAPER } from './products-desk-paper.ts'
import { DESK_WRITING } from './products-desk-writing.ts'
import { FOOD_FRESH } from './products-food-fresh.ts'
import { FOOD_PANTRY } from './products-food-pantry.ts'
import { HOME_LIGHT } from './products-home-light.ts'
import { HOME_ROOMS } from './products-home-rooms.ts'
import { OUTDOOR_CAMP } from './products-outdoor-camp.ts'
import { OUTDOOR_TOOLS } from './products-outdoor-tools.ts'
import { SOUND_LISTENING } from './products-sound-listening.ts'
import { SOUND_MAKING } from './products-sound-making.ts'
import { TABLE_KITCHEN } from './products-table-kitchen.ts'
import { TABLE_TEA } from './products-table-tea.ts'
import { TOYS_PLAY } from './products-toys-play.ts'
import { TOYS_STILL } from './products-toys-still.ts'
import type { DemoProduct } from './types.ts'
import { WARDROBE_ACCESSORIES } from './products-wardrobe-accessories.ts'
import { WARDROBE_CLOTHES } from './products-wardrobe-clothes.ts'

export const PRODUCTS: DemoProduct[] = [
  ...FOOD_PANTRY,
  ...FOOD_FRESH,
  ...TABLE_TEA,
  ...TABLE_KITCHEN,
  ...HOME_LIGHT,
  ...HOME_ROOMS,
  ...WARDROBE_CLOTHES,
  ...WARDROBE_ACCESSORIES,
  ...OUTDOOR_CAMP,
  ...OUTDOOR_TOOLS,
  ...TOYS_PLAY,
  ...TOYS_STILL,
  ...SOUND_LISTENING,
  ...SOUND_MAKING,
  ...DESK_WRITING,
  ...DESK_PAPER,
]
