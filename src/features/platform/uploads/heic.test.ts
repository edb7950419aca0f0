// Photos as phones keep them: HEIC, which libvips has no decoder for.
import { afterAll, beforeAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { mustSend, sendFile } from '../../../../test/uploading.ts'
import { openWorld, type Person, type World } from '../../../../test/world.ts'

let world: World
let anna: Person
beforeAll(async () => {
  world = await openWorld({ settings: { uploadMegapixels: 5 } })
  anna = await world.person()
})
afterAll(() => world.close())

/** 96 × 64, its left half red, its right half green. */
const photo = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAkVtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5wa' +
    'XRtAAAAAAABAAAANGlsb2MAAAAAREAAAgABAAAAAAJpAAEAAAAAAAAATAACAAAAAAK1AAEAAAAAAAAAEwAAADhpaW5mAAAAAAACAAAAFW' +
    'luZmUCAAAAAAEAAGh2YzEAAAAAFWluZmUCAAAAAAIAAGh2YzEAAAABhGlwcnAAAAFfaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P3' +
    '4+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubgQEDAgAAAMACAAA' +
    'AwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAAEHBpeGkAAAAAAwgICAAAAHJodmNDAQQIAAAAAAAAAAAAHvAA/Pz4+' +
    'AAADwMgAAEAF0ABDAH//wQIAAADAJ/4AAADAAAeugJAIQABACZCAQEECAAAAwCf+AAAAwAAHsDCBBZbqSSmubAgAAADACAAAAMAISIAAQ' +
    'AHRAHBcrAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAADnBpeGkAAAAAAQgAAAAnYXV4QwAAAAB1cm46bXBlZzpoZXZjOjIwMTU6YXV4aWQ' +
    '6MQAAAAAdaXBtYQAAAAAAAAACAAEDgQKDAAIEhAWGhwAAABppcmVmAAAAAAAAAA5hdXhsAAIAAQABAAAAZ21kYXQAAABIKAGvWPkOkl//' +
    '88lf/rs5D5Vrzo3FuPpFxET/W5hEd21egLtnrPA9YAe1GWCoXHNifMs6SKWvqlOh8RrAlKwjh0Fd/2/yUXWAAAAADygBrrDvErD0H7yyQ' +
    '4ERxw==',
  'base64',
)
/** 2,400 × 2,200, all of one colour. */
const large = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAURtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5wa' +
    'XRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFoAAEAAAAAAAAFdAAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAA' +
    'AAxGlwcnAAAACmaXBjbwAAAHpodmNDAQNwAAAAAAAAAAAAlvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAlroCQCEAAQA' +
    'tQgEBA3AAAAMAkAAAAwAAAwCWoAEsIAImWW6kkprm4EBAwIAAAAMAgAAAAwCEIgABAAdEAcFysGJAAAAAFGlzcGUAAAAAAAAJYAAACJgA' +
    'AAAQcGl4aQAAAAADCAgIAAAAFmlwbWEAAAAAAAAAAQABA4ECgwAABXxtZGF0AAAFcCgBrwUQRm2onnmlkkkjjjjjjjjjjjjjjjiiiiiii' +
    'iiigP07Jaq/+MIPpnG5mC5XGX4BKAbYryHAAAADAAADAAADAAADAAADAAADAAADAAADAAADAAADAT2igI+DLGYbQAAAAwAAAwAAAwAAAw' +
    'AAAwAAAwAAAwAAAwAAAwAAAwAB5ZMMwwgAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMADSiHAAADAAADAAADAAADAAADAAA' +
    'DAAADAAADAAADAAADAAADAAADAG7AAAADAAADAAADAAADAAADAAADAAADAAADAAADAAADAAADAAADACngAAADAAADAAADAAADAAADAAAD' +
    'AAADAAADAAADAAADAAADAAADA9IAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAABsQAAADAAADAAADAAADAAADAAADAAADA' +
    'AADAAADAAADAAADAABawAAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAA/YAAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAA' +
    'MAAAMAAAMAAcUAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAA9IAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAM' +
    'AB3wAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMACsgAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAE7AAAAMA' +
    'AAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAGrAAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAKWAAAAMAAAMAAAMAA' +
    'AMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAPKAAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMATkAAAAMAAAMAAAMAAAMAAAMAAA' +
    'MAAAMAAAMAAAMAAAMAAAMAYkAAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAeUAAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAM' +
    'AAAMAAAMAAAMAk4AAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAt4AAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMA' +
    'AAMA1oAAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMA+4AAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMBGwAAA' +
    'wAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwFBAAADAAADAAADAAADAAADAAADAAADAAADAAADAAADAAADAWUAAAMAAAMAAAMAAA' +
    'MAAAMAAAMAAAMAAAMAAAMAAAMAAAMBewAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwGTAAADAAADAAADAAADAAADAAADAAA' +
    'DAAADAAADAAADAAADAasAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMBxQAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAA' +
    'AwAAAwHRAAADAAADAAADAAADAAADAAADAAADAAADAAADAAADAAADAeMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMAAAMB6wAAA' +
    'wAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAwAAAw' +
    'AAAwAAAwAAAwAAAwAAAwAAAwAAAwABEw==',
  'base64',
)
const reasonOf = async (bytes: Buffer, type = 'image/heic'): Promise<unknown> =>
  (await sendFile(world, anna, 'review', bytes, type)).data['reason']

test('a photo of a phone is drawn and kept as WebP', async () => {
  const sent = await mustSend(world, anna, 'review', photo, 'image/heic')
  expect(sent).toMatchObject({ width: 96, height: 64 })
  const bytes = Buffer.from(await (await fetch(world.url + sent.url!)).arrayBuffer())
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  expect((await sharp(bytes).metadata()).format).toBe('webp')
  const at = (x: number): number[] => [...data.subarray(x * info.channels, x * info.channels + 3)]
  const [red, green] = [at(8), at(80)]
  expect(red[0]).toBeGreaterThan(180)
  expect(red[1]).toBeLessThan(60)
  expect(green[0]).toBeLessThan(90)
  expect(green[1]).toBeGreaterThan(90)
})
test('what is no such photo, or is cut off, or too large, is refused in words; the next one goes on', async () => {
  expect(await reasonOf(photo.subarray(0, 400))).toBe('uploadDamaged')
  expect(await reasonOf(photo.subarray(0, 650))).toBe('uploadDamaged')
  expect(await reasonOf(Buffer.concat([photo.subarray(0, 40), Buffer.alloc(5000, 7)]))).toBe('uploadDamaged')
  expect(
    await reasonOf(
      await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    ),
  ).toBe('uploadTypeRefused')
  expect(await reasonOf(photo, 'image/jpeg')).toBe('uploadTypeRefused')
  expect(await reasonOf(large)).toBe('uploadTooManyPixels')
  await mustSend(world, anna, 'review', photo, 'image/heic')
})
