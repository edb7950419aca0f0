// Thirty more pasted addresses, written together with the others and never looked at while the parser was made:
// how well it reads what it has not seen.
import { abroad, china } from './sample.ts'

const chinese = (
  [
    [
      '孙尚香，13588881234，浙江省宁波市鄞州区中河街道四明中路666号',
      '孙尚香|13588881234|浙江省|宁波市|鄞州区|中河街道|四明中路666号|',
    ],
    [
      '收货人：慕容雪 电话：0755-26001234 地址：深圳市福田区福华一路88号中心商务大厦1801',
      '慕容雪|75526001234|广东省|深圳市|福田区||福华一路88号中心商务大厦1801|',
    ],
    [
      '湖南省湘西土家族苗族自治州吉首市人民北路120号 向警予 15174312345',
      '向警予|15174312345|湖南省|湘西土家族苗族自治州|吉首市||人民北路120号|',
    ],
    [
      '武汉江汉区解放大道690号武汉国际广场 柳如是 18062012345',
      '柳如是|18062012345|湖北省|武汉市|江汉区||解放大道690号武汉国际广场|',
    ],
    [
      '18512345670 田七\n北京 北京市 通州区 梨园镇\n云景东路1号',
      '田七|18512345670|北京市|北京市|通州区|梨园镇|云景东路1号|',
    ],
    [
      '姓名：尹志平\n联系方式：13787654321\n详细地址：长沙市开福区芙蓉中路一段191号好来登酒店',
      '尹志平|13787654321|湖南省|长沙市|开福区||芙蓉中路一段191号好来登酒店|',
    ],
    [
      '江苏省 苏州市 虎丘区 狮山路28号苏州高新广场 215011 范仲淹 13812612345',
      '范仲淹|13812612345|江苏省|苏州市|虎丘区||狮山路28号苏州高新广场|215011',
    ],
    [
      '邓紫棋13580412345广州市越秀区环市东路371-375号世贸中心大厦南塔',
      '邓紫棋|13580412345|广东省|广州市|越秀区||环市东路371-375号世贸中心大厦南塔|',
    ],
    [
      '内蒙古呼和浩特赛罕区大学东街18号 乌兰图雅 13947112345',
      '乌兰图雅|13947112345|内蒙古自治区|呼和浩特市|赛罕区||大学东街18号|',
    ],
    ['中山市小榄镇升平中路18号 梁朝伟 +86-137-0276-1234', '梁朝伟|13702761234|广东省|中山市|小榄镇||升平中路18号|'],
    [
      '重庆市九龙坡区杨家坪街道西郊路16号2-3 秦良玉 13637812345',
      '秦良玉|13637812345|重庆市|重庆市|九龙坡区|杨家坪街道|西郊路16号2-3|',
    ],
    [
      '快递寄：福州市仓山区上三路8号福建师范大学学生街，林徽因（收），15959112345',
      '林徽因|15959112345|福建省|福州市|仓山区||上三路8号福建师范大学学生街|',
    ],
    [
      '常熟市虞山街道海虞北路45号国际饭店 钱谦益 13915612345',
      '钱谦益|13915612345|江苏省|苏州市|常熟市|虞山街道|海虞北路45号国际饭店|',
    ],
    ['贵阳市云岩区中华北路187号\n安顺\n13608512345', '安顺|13608512345|贵州省|贵阳市|云岩区||中华北路187号|'],
    [
      '收件人: 陆小凤, 手机号码: 15800912345, 所在地区: 上海市上海市闵行区七宝镇, 详细地址: 七莘路3655号',
      '陆小凤|15800912345|上海市|上海市|闵行区|七宝镇|七莘路3655号|',
    ],
    [
      '新疆伊犁哈萨克自治州伊宁市解放路82号 库尔班江 13909991234',
      '库尔班江|13909991234|新疆维吾尔自治区|伊犁哈萨克自治州|伊宁市||解放路82号|',
    ],
    [
      '合肥市包河区徽州大道396号东方广场B座15楼 鲍照 13855112345 230001',
      '鲍照|13855112345|安徽省|合肥市|包河区||徽州大道396号东方广场B座15楼|230001',
    ],
    ['哈尔滨市南岗区西大直街92号哈工大一校区 关晓彤收', '关晓彤||黑龙江省|哈尔滨市|南岗区||西大直街92号哈工大一校区|'],
  ] as const
).map(china)
const elsewhere = (
  [
    [
      'Raúl Castaño Vega, Calle Alcalá 200, 6º D, 28028 Madrid, 680 11 22 33',
      'ES|Raúl Castaño Vega|680112233|M|Madrid|Calle Alcalá 200, 6º D|28028',
    ],
    [
      'Carme Roig\nPasseig de Gràcia 43, 3r 1a\n08007 BARCELONA\nTel.: 93 216 03 06',
      'ES|Carme Roig|932160306|B|BARCELONA|Passeig de Gràcia 43, 3r 1a|08007',
    ],
    [
      'Travesía del Conde 8, 18009 Granada (Andalucía). Beatriz Lozano Mora, móvil 633445566',
      'ES|Beatriz Lozano Mora|633445566|GR|Granada|Travesía del Conde 8|18009',
    ],
    [
      'Nombre y apellidos: Fernando Ibáñez\nDirección: Pº Independencia 10, 4º izq\n' +
        'Código postal: 50004\nCiudad: Zaragoza\nTeléfono: 976123456',
      'ES|Fernando Ibáñez|976123456|Z|Zaragoza|Pº Independencia 10, 4º izq|50004',
    ],
    [
      'Michael Chang\n2150 Shattuck Ave Ste 300\nBerkeley, CA 94704\n510-555-0199',
      'US|Michael Chang|5105550199|CA|Berkeley|2150 Shattuck Ave Ste 300|94704',
    ],
    [
      '1 Infinite Loop, Cupertino, CA 95014, USA, Tim Burke, +1 (408) 996-1010',
      'US|Tim Burke|4089961010|CA|Cupertino|1 Infinite Loop|95014',
      'ES',
    ],
    [
      'Charlotte Evans, 27 Park Row, Leeds LS1 5QB, 0113 496 0000',
      'GB|Charlotte Evans|1134960000||Leeds|27 Park Row|LS1 5QB',
    ],
    [
      'Familie Becker\nGartenweg 9\n20095 Hamburg\n040 1234567',
      'DE|Familie Becker|401234567||Hamburg|Gartenweg 9|20095',
    ],
    [
      'Sébastien Leroy, 25 boulevard Victor Hugo, 06000 Nice, France, +33 6 98 76 54 32',
      'FR|Sébastien Leroy|698765432||Nice|25 boulevard Victor Hugo|06000',
      'ES',
    ],
    [
      'Valeria Núñez Ortiz\nPaseo de la Reforma 222, Piso 8\n' +
        'Col. Juárez, Cuauhtémoc\n06600 Ciudad de México, CDMX\n55 5080 9000',
      'MX|Valeria Núñez Ortiz|5550809000|CMX|Ciudad de México|Paseo de la Reforma 222, ' +
        'Piso 8, Col. Juárez, Cuauhtémoc|06600',
    ],
    [
      'Noah Fraser\n301 Front St W\nToronto, ON M5V 2T6\n416-555-0134',
      'CA|Noah Fraser|4165550134|ON|Toronto|301 Front St W|M5V 2T6',
    ],
    [
      'Marco Bianchi, Via Roma 15, 50123 Firenze (FI), Italia, 331 234 5678',
      'IT|Marco Bianchi|3312345678|FI|Firenze|Via Roma 15|50123',
      'ES',
    ],
  ] as const
).map(abroad)

export const heldOutSamples = [...chinese, ...elsewhere]
