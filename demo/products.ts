// The whole catalog of the demo shop, floor by floor.
import { DESK_BOOKS } from './products-desk-books.ts'
import { DESK_INK } from './products-desk-ink.ts'
import { DESK_MACHINES } from './products-desk-machines.ts'
import { DESK_PAPER } from './products-desk-paper.ts'
import { DESK_TOOLS } from './products-desk-tools.ts'
import { DESK_WRITING } from './products-desk-writing.ts'
import { FOOD_FRESH } from './products-food-fresh.ts'
import { FOOD_GRAINS } from './products-food-grains.ts'
import { FOOD_OILS } from './products-food-oils.ts'
import { FOOD_ORCHARD } from './products-food-orchard.ts'
import { FOOD_PANTRY } from './products-food-pantry.ts'
import { FOOD_SWEETS } from './products-food-sweets.ts'
import { FOOD_TEA } from './products-food-tea.ts'
import { GIFTS_BOXES } from './products-gifts-boxes.ts'
import { GIFTS_PAPER } from './products-gifts-paper.ts'
import { HOME_BATH } from './products-home-bath.ts'
import { HOME_KEEPING } from './products-home-keeping.ts'
import { HOME_LAMPS } from './products-home-lamps.ts'
import { HOME_LIGHT } from './products-home-light.ts'
import { HOME_ROOMS } from './products-home-rooms.ts'
import { HOME_TEXTILES } from './products-home-textiles.ts'
import { OUTDOOR_CAMP } from './products-outdoor-camp.ts'
import { OUTDOOR_GAMES } from './products-outdoor-games.ts'
import { OUTDOOR_NIGHTS } from './products-outdoor-nights.ts'
import { OUTDOOR_TOOLS } from './products-outdoor-tools.ts'
import { OUTDOOR_WATER } from './products-outdoor-water.ts'
import { OUTDOOR_WHEELS } from './products-outdoor-wheels.ts'
import { SOUND_HIFI } from './products-sound-hifi.ts'
import { SOUND_IMAGE } from './products-sound-image.ts'
import { SOUND_LISTENING } from './products-sound-listening.ts'
import { SOUND_MAKING } from './products-sound-making.ts'
import { SOUND_STAGE } from './products-sound-stage.ts'
import { SOUND_STRINGS } from './products-sound-strings.ts'
import { TABLE_GLASS } from './products-table-glass.ts'
import { TABLE_KITCHEN } from './products-table-kitchen.ts'
import { TABLE_PLATES } from './products-table-plates.ts'
import { TABLE_STOVE } from './products-table-stove.ts'
import { TABLE_TEA } from './products-table-tea.ts'
import { TABLE_TOOLS } from './products-table-tools.ts'
import { TOYS_FIGURES } from './products-toys-figures.ts'
import { TOYS_GAMES } from './products-toys-games.ts'
import { TOYS_MOTION } from './products-toys-motion.ts'
import { TOYS_PLAY } from './products-toys-play.ts'
import { TOYS_STILL } from './products-toys-still.ts'
import { WARDROBE_ACCESSORIES } from './products-wardrobe-accessories.ts'
import { WARDROBE_CLOTHES } from './products-wardrobe-clothes.ts'
import { WARDROBE_JEWELRY } from './products-wardrobe-jewelry.ts'
import { WARDROBE_LAYERS } from './products-wardrobe-layers.ts'
import { WARDROBE_SHOES } from './products-wardrobe-shoes.ts'
import { WARDROBE_SMALL } from './products-wardrobe-small.ts'
import { WARDROBE_SUMMER } from './products-wardrobe-summer.ts'
import type { DemoProduct } from './types.ts'

export const PRODUCTS: DemoProduct[] = [
  ...FOOD_PANTRY,
  ...FOOD_FRESH,
  ...FOOD_OILS,
  ...FOOD_GRAINS,
  ...FOOD_TEA,
  ...FOOD_ORCHARD,
  ...FOOD_SWEETS,
  ...TABLE_TEA,
  ...TABLE_KITCHEN,
  ...TABLE_PLATES,
  ...TABLE_GLASS,
  ...TABLE_STOVE,
  ...TABLE_TOOLS,
  ...HOME_LIGHT,
  ...HOME_ROOMS,
  ...HOME_TEXTILES,
  ...HOME_LAMPS,
  ...HOME_BATH,
  ...HOME_KEEPING,
  ...WARDROBE_CLOTHES,
  ...WARDROBE_ACCESSORIES,
  ...WARDROBE_LAYERS,
  ...WARDROBE_SHOES,
  ...WARDROBE_SMALL,
  ...WARDROBE_SUMMER,
  ...WARDROBE_JEWELRY,
  ...OUTDOOR_CAMP,
  ...OUTDOOR_TOOLS,
  ...OUTDOOR_NIGHTS,
  ...OUTDOOR_WATER,
  ...OUTDOOR_WHEELS,
  ...OUTDOOR_GAMES,
  ...TOYS_PLAY,
  ...TOYS_STILL,
  ...TOYS_GAMES,
  ...TOYS_MOTION,
  ...TOYS_FIGURES,
  ...SOUND_LISTENING,
  ...SOUND_MAKING,
  ...SOUND_STRINGS,
  ...SOUND_STAGE,
  ...SOUND_HIFI,
  ...SOUND_IMAGE,
  ...DESK_WRITING,
  ...DESK_PAPER,
  ...DESK_BOOKS,
  ...DESK_MACHINES,
  ...DESK_INK,
  ...DESK_TOOLS,
  ...GIFTS_BOXES,
  ...GIFTS_PAPER,
]
