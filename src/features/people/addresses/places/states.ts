import { ownValue } from '#kernel/data/own.ts'
// States and provinces of the countries whose addresses name one from a closed list:
// ISO 3166-2 codes, names as the country writes them. Pure data.

export interface State {
  code: string
  name: string
  /** Other names it is found by: of the region it belongs to, in another of its languages, in short. */
  also?: string
}
/** `code name` or `code name=other names`, by name. */
const read = (text: string): State[] =>
  text
    .trim()
    .split(/\s*\|\s*/)
    .map((entry) => {
      const [, code = '', name = '', also] = /^(\S+) ([^=]+)(?:=(.+))?$/.exec(entry) ?? []
      return { code, name, ...(also ? { also } : {}) }
    })

const lists: Record<string, readonly State[]> = {
  US: read(`
    AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware
    |DC District of Columbia=Washington DC|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa
    |KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi
    |MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York
    |NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|PR Puerto Rico|RI Rhode Island
    |SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington
    |WV West Virginia|WI Wisconsin|WY Wyoming|AS American Samoa|GU Guam|MP Northern Mariana Islands
    |VI U.S. Virgin Islands
  `),
  CA: read(`
    AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick=Nouveau-Brunswick|NL Newfoundland and Labrador
    |NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Québec=Quebec
    |SK Saskatchewan|YT Yukon
  `),
  AU: read(`
    ACT Australian Capital Territory=Canberra|NSW New South Wales|NT Northern Territory|QLD Queensland
    |SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia
  `),
  MX: read(`
    AGU Aguascalientes|BCN Baja California|BCS Baja California Sur|CAM Campeche|CHP Chiapas|CHH Chihuahua
    |CMX Ciudad de México=CDMX, Distrito Federal, DF, Mexico City|COA Coahuila|COL Colima|DUR Durango
    |MEX Estado de México=Edomex, Edo. Méx.|GUA Guanajuato|GRO Guerrero|HID Hidalgo|JAL Jalisco|MIC Michoacán
    |MOR Morelos|NAY Nayarit|NLE Nuevo León|OAX Oaxaca|PUE Puebla|QUE Querétaro|ROO Quintana Roo|SLP San Luis Potosí
    |SIN Sinaloa|SON Sonora|TAB Tabasco|TAM Tamaulipas|TLA Tlaxcala|VER Veracruz|YUC Yucatán|ZAC Zacatecas
  `),
  ES: read(`
    C A Coruña=La Coruña, Galicia|VI Álava=Araba, País Vasco, Euskadi|AB Albacete=Castilla-La Mancha
    |A Alicante=Alacant, Comunitat Valenciana|AL Almería=Andalucía|O Asturias=Oviedo|AV Ávila=Castilla y León
    |BA Badajoz=Extremadura|B Barcelona=Cataluña, Catalunya|BI Bizkaia=Vizcaya, País Vasco, Euskadi
    |BU Burgos=Castilla y León|CC Cáceres=Extremadura|CA Cádiz=Andalucía|S Cantabria=Santander
    |CS Castellón=Castelló, Comunitat Valenciana|CE Ceuta|CR Ciudad Real=Castilla-La Mancha|CO Córdoba=Andalucía
    |CU Cuenca=Castilla-La Mancha|SS Gipuzkoa=Guipúzcoa, País Vasco, Euskadi|GI Girona=Gerona, Cataluña, Catalunya
    |GR Granada=Andalucía|GU Guadalajara=Castilla-La Mancha|H Huelva=Andalucía|HU Huesca=Aragón
    |PM Illes Balears=Islas Baleares, Baleares, Mallorca|J Jaén=Andalucía|LO La Rioja=Logroño
    |GC Las Palmas=Canarias, Gran Canaria|LE León=Castilla y León|L Lleida=Lérida, Cataluña, Catalunya|LU Lugo=Galicia
    |M Madrid=Comunidad de Madrid|MA Málaga=Andalucía|ML Melilla|MU Murcia=Región de Murcia|NA Navarra=Nafarroa
    |OR Ourense=Orense, Galicia|P Palencia=Castilla y León|PO Pontevedra=Galicia|SA Salamanca=Castilla y León
    |TF Santa Cruz de Tenerife=Canarias, Tenerife|SG Segovia=Castilla y León|SE Sevilla=Andalucía
    |SO Soria=Castilla y León|T Tarragona=Cataluña, Catalunya|TE Teruel=Aragón|TO Toledo=Castilla-La Mancha
    |V Valencia=València, Comunitat Valenciana|VA Valladolid=Castilla y León|ZA Zamora=Castilla y León
    |Z Zaragoza=Aragón
  `),
  DE: read(`
    BW Baden-Württemberg|BY Bayern=Bavaria|BE Berlin|BB Brandenburg|HB Bremen|HH Hamburg|HE Hessen=Hesse
    |MV Mecklenburg-Vorpommern|NI Niedersachsen=Lower Saxony|NW Nordrhein-Westfalen=NRW, North Rhine-Westphalia
    |RP Rheinland-Pfalz=Rhineland-Palatinate|SL Saarland|SN Sachsen=Saxony|ST Sachsen-Anhalt=Saxony-Anhalt
    |SH Schleswig-Holstein|TH Thüringen=Thuringia
  `),
  IT: read(`
    AG Agrigento|AL Alessandria|AN Ancona|AO Aosta|AR Arezzo|AP Ascoli Piceno|AT Asti|AV Avellino|BA Bari
    |BT Barletta-Andria-Trani|BL Belluno|BN Benevento|BG Bergamo|BI Biella|BO Bologna|BZ Bolzano=Bozen|BS Brescia
    |BR Brindisi|CA Cagliari|CL Caltanissetta|CB Campobasso|CE Caserta|CT Catania|CZ Catanzaro|CH Chieti|CO Como
    |CS Cosenza|CR Cremona|KR Crotone|CN Cuneo|EN Enna|FM Fermo|FE Ferrara|FI Firenze=Florence|FG Foggia
    |FC Forlì-Cesena|FR Frosinone|GE Genova=Genoa|GO Gorizia|GR Grosseto|IM Imperia|IS Isernia|AQ L'Aquila
    |SP La Spezia|LT Latina|LE Lecce|LC Lecco|LI Livorno|LO Lodi|LU Lucca|MC Macerata|MN Mantova|MS Massa-Carrara
    |MT Matera|ME Messina|MI Milano=Milan|MO Modena|MB Monza e Brianza|NA Napoli=Naples|NO Novara|NU Nuoro|OR Oristano
    |PD Padova=Padua|PA Palermo|PR Parma|PV Pavia|PG Perugia|PU Pesaro e Urbino|PE Pescara|PC Piacenza|PI Pisa
    |PT Pistoia|PN Pordenone|PZ Potenza|PO Prato|RG Ragusa|RA Ravenna|RC Reggio Calabria|RE Reggio Emilia|RI Rieti
    |RN Rimini|RM Roma=Rome|RO Rovigo|SA Salerno|SS Sassari|SV Savona|SI Siena|SR Siracusa|SO Sondrio|SU Sud Sardegna
    |TA Taranto|TE Teramo|TR Terni|TO Torino=Turin|TP Trapani|TN Trento|TV Treviso|TS Trieste|UD Udine|VA Varese
    |VE Venezia=Venice|VB Verbano-Cusio-Ossola|VC Vercelli|VR Verona|VV Vibo Valentia|VI Vicenza|VT Viterbo
  `),
  BR: read(`
    AC Acre|AL Alagoas|AP Amapá|AM Amazonas|BA Bahia|CE Ceará|DF Distrito Federal=Brasília|ES Espírito Santo|GO Goiás
    |MA Maranhão|MT Mato Grosso|MS Mato Grosso do Sul|MG Minas Gerais|PA Pará|PB Paraíba|PR Paraná|PE Pernambuco
    |PI Piauí|RJ Rio de Janeiro|RN Rio Grande do Norte|RS Rio Grande do Sul|RO Rondônia|RR Roraima|SC Santa Catarina
    |SP São Paulo|SE Sergipe|TO Tocantins
  `),
  JP: read(`
    01 北海道=Hokkaido|02 青森県=Aomori|03 岩手県=Iwate|04 宮城県=Miyagi|05 秋田県=Akita|06 山形県=Yamagata|07 福島県=Fukushima
    |08 茨城県=Ibaraki|09 栃木県=Tochigi|10 群馬県=Gunma|11 埼玉県=Saitama|12 千葉県=Chiba|13 東京都=Tokyo|14 神奈川県=Kanagawa
    |15 新潟県=Niigata|16 富山県=Toyama|17 石川県=Ishikawa|18 福井県=Fukui|19 山梨県=Yamanashi|20 長野県=Nagano|21 岐阜県=Gifu
    |22 静岡県=Shizuoka|23 愛知県=Aichi|24 三重県=Mie|25 滋賀県=Shiga|26 京都府=Kyoto|27 大阪府=Osaka|28 兵庫県=Hyogo|29 奈良県=Nara
    |30 和歌山県=Wakayama|31 鳥取県=Tottori|32 島根県=Shimane|33 岡山県=Okayama|34 広島県=Hiroshima|35 山口県=Yamaguchi|36 徳島県=Tokushima
    |37 香川県=Kagawa|38 愛媛県=Ehime|39 高知県=Kochi|40 福岡県=Fukuoka|41 佐賀県=Saga|42 長崎県=Nagasaki|43 熊本県=Kumamoto|44 大分県=Oita
    |45 宮崎県=Miyazaki|46 鹿児島県=Kagoshima|47 沖縄県=Okinawa
  `),
  IN: read(`
    AN Andaman and Nicobar Islands|AP Andhra Pradesh|AR Arunachal Pradesh|AS Assam|BR Bihar|CH Chandigarh
    |CG Chhattisgarh|DH Dadra and Nagar Haveli and Daman and Diu|DL Delhi=New Delhi|GA Goa|GJ Gujarat|HR Haryana
    |HP Himachal Pradesh|JK Jammu and Kashmir|JH Jharkhand|KA Karnataka|KL Kerala|LA Ladakh|LD Lakshadweep
    |MP Madhya Pradesh|MH Maharashtra|MN Manipur|ML Meghalaya|MZ Mizoram|NL Nagaland|OD Odisha=Orissa|PY Puducherry
    |PB Punjab|RJ Rajasthan|SK Sikkim|TN Tamil Nadu|TS Telangana|TR Tripura|UP Uttar Pradesh|UK Uttarakhand
    |WB West Bengal
  `),
}
/** Of other countries no list is kept. */
export const statesOf = (country: string): readonly State[] => ownValue(lists, country) ?? []

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}.]/gu, '')
    .toLowerCase()
    .trim()
/** The state by its code (IL, US-IL) or by one of its names, without regard to accents and case. */
export function stateOf(country: string, text: string): State | undefined {
  const wanted = plain(text)
  if (wanted === '') return undefined
  const list = statesOf(country)
  const code = wanted.toUpperCase().replace(`${country}-`, '')
  return (
    list.find((s) => s.code === code) ??
    list.find((s) => plain(s.name) === wanted) ??
    // a region of several provinces names none of them
    alone(list.filter((s) => s.also?.split(', ').some((name) => plain(name) === wanted)))
  )
}
const alone = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined)

const byPostcode = `VI AB A AL AV BA PM B BU CC CA CS CR CO C CU GI GR GU SS H HU J LE L LO
  LU M MA MU NA OR O P GC PO SA TF S SG SE SO T TE TO V VA BI ZA Z CE ML`.split(/\s+/)
/** The province that a Spanish postcode begins with. */
export function spanishProvince(zipCode: string): State | undefined {
  const code = /^\d{5}$/.test(zipCode) ? byPostcode[Number(zipCode.slice(0, 2)) - 1] : undefined
  return code === undefined ? undefined : stateOf('ES', code)
}
