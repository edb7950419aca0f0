// Every demo picture by name. A name is used once; products, floors and windows refer to pictures by these names.
import type { Scenes } from './scene.ts'
import { COOKING } from './scenes-cooking.ts'
import { DESK } from './scenes-desk.ts'
import { DESK_BOOKS } from './scenes-desk-books.ts'
import { DESK_MACHINES } from './scenes-desk-machines.ts'
import { DESK_TOOLS } from './scenes-desk-tools.ts'
import { FOOD } from './scenes-food.ts'
import { GIFTS } from './scenes-gifts.ts'
import { HOME } from './scenes-home.ts'
import { HOME_BATH_SCENES } from './scenes-home-bath.ts'
import { HOME_ROOM_SCENES } from './scenes-home-rooms.ts'
import { KITCHEN } from './scenes-kitchen.ts'
import { OUTDOOR } from './scenes-outdoor.ts'
import { OUTDOOR_SPORT_SCENES } from './scenes-outdoor-sport.ts'
import { OUTDOOR_TRAIL_SCENES } from './scenes-outdoor-trail.ts'
import { PANTRY } from './scenes-pantry.ts'
import { PRODUCE } from './scenes-produce.ts'
import { SHOP } from './scenes-shop.ts'
import { SOUND } from './scenes-sound.ts'
import { SOUND_IMAGE } from './scenes-sound-image.ts'
import { SOUND_PLAYERS } from './scenes-sound-players.ts'
import { STORIES } from './scenes-stories.ts'
import { TABLE } from './scenes-table.ts'
import { TOYS } from './scenes-toys.ts'
import { TOYS_FIGURES } from './scenes-toys-figures.ts'
import { TOYS_GAMES } from './scenes-toys-games.ts'
import { TOYS_MOTION } from './scenes-toys-motion.ts'
import { WARDROBE } from './scenes-wardrobe.ts'
import { WARDROBE_SMALL_SCENES } from './scenes-wardrobe-small.ts'
import { WARDROBE_WEAR_SCENES } from './scenes-wardrobe-wear.ts'

export const ALL_SCENES: Scenes = {
  ...TABLE,
  ...HOME,
  ...HOME_ROOM_SCENES,
  ...HOME_BATH_SCENES,
  ...WARDROBE,
  ...WARDROBE_WEAR_SCENES,
  ...WARDROBE_SMALL_SCENES,
  ...FOOD,
  ...PANTRY,
  ...PRODUCE,
  ...KITCHEN,
  ...COOKING,
  ...GIFTS,
  ...OUTDOOR,
  ...OUTDOOR_TRAIL_SCENES,
  ...OUTDOOR_SPORT_SCENES,
  ...TOYS,
  ...TOYS_GAMES,
  ...TOYS_MOTION,
  ...TOYS_FIGURES,
  ...SOUND,
  ...SOUND_PLAYERS,
  ...SOUND_IMAGE,
  ...DESK,
  ...DESK_BOOKS,
  ...DESK_MACHINES,
  ...DESK_TOOLS,
  ...SHOP,
  ...STORIES,
}
