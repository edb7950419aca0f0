// Floor 5 of the category tree: camp, trail, water, wheels and sport.
import { department, floor, shelf } from './category-tree.ts'
import { text } from './types.ts'

export const OUTDOOR_FLOOR = floor(
  5,
  'outdoor',
  text('Outdoors', '山野', 'Aire libre'),
  text('Tents, boots, tools', '帐篷、靴、工具', 'Tiendas, botas, útiles'),
  department(
    'camp',
    'Camp',
    '营地',
    'Acampada',
    shelf('tents', 'Tents', '帐篷', 'Tiendas de campaña'),
    shelf('camp-light', 'Camp light', '营灯与手电', 'Luz de campamento'),
    shelf('sleeping-bags', 'Sleeping bags', '睡袋', 'Sacos de dormir'),
    shelf('camp-kitchen', 'Camp kitchen', '野炊', 'Cocina de campo'),
    shelf('water-bottles', 'Water bottles', '水壶', 'Cantimploras'),
    shelf('trail-bells', 'Trail bells', '山铃', 'Cencerros'),
  ),
  department(
    'tools-and-rope',
    'Tools & rope',
    '工具与绳',
    'Útiles y cuerdas',
    shelf('axes', 'Axes & saws', '斧与锯', 'Hachas y sierras'),
    shelf('ropes', 'Ropes', '绳索', 'Cuerdas'),
  ),
  department('packs', 'Packs', '背包', 'Mochilas'),
  department('boots', 'Boots', '徒步靴', 'Botas'),
  department('walking-poles', 'Walking poles', '登山杖', 'Bastones'),
  department('water', 'On the water', '水边', 'Agua', shelf('fishing', 'Fishing', '垂钓', 'Pesca'), shelf('swim-and-dive', 'Swim & dive', '游泳与浮潜', 'Nado y buceo')),
  department('cycling', 'Cycling', '骑行', 'Ciclismo', shelf('bicycles', 'Bicycles', '自行车', 'Bicicletas'), shelf('bike-gear', 'Helmets', '头盔', 'Cascos')),
  department('snow-and-ice', 'Snow & ice', '冰雪', 'Nieve y hielo'),
  department(
    'sport',
    'Sport',
    '运动',
    'Deporte',
    shelf('rackets', 'Rackets', '球拍', 'Raquetas'),
    shelf('archery', 'Archery', '射箭', 'Tiro con arco'),
    shelf('boxing', 'Boxing', '拳击', 'Boxeo'),
  ),
  department(
    'navigation',
    'Navigation & optics',
    '方位与观测',
    'Orientación y óptica',
    shelf('compasses', 'Compasses', '罗盘', 'Brújulas'),
    shelf('telescopes', 'Telescopes', '望远镜', 'Telescopios'),
  ),
)
