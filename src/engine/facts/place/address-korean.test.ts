import { expect, test } from 'vitest';
import { mayHoldKoreanAddress, readKoreanAddress } from './address-korean.ts';

test.each([
  ['주소: 서울시 성동구 왕십리로 359', '성동구 왕십리로 359 | 서울시 | - | -'],
  ['주소 : 서울 성동구 왕십리로 359', '성동구 왕십리로 359 | 서울 | - | -'],
  ['(04705) 서울특별시 성동구 왕십리로 359, 3층 (행당동)', '성동구 왕십리로 359, 3층 | 서울특별시 | - | 04705'],
  [
    '경기도 성남시 분당구 판교로255번길 9-22 우림빌딩 2층',
    '분당구 판교로255번길 9-22 우림빌딩 2층 | 성남시 | 경기도 | -',
  ],
  ['부산광역시 해운대구 해운대해변로 264 TEL 051-749-0000', '해운대구 해운대해변로 264 | 부산광역시 | - | -'],
  ['강원특별자치도 평창군 대관령면 올림픽로 715', '대관령면 올림픽로 715 | 평창군 | 강원특별자치도 | -'],
  ['제주시 첨단로 242', '첨단로 242 | 제주시 | - | -'],
  ['서울 마포구 서교동 395-43', '마포구 서교동 395-43 | 서울 | - | -'],
])('%j', (line, expected) => {
  const found = readKoreanAddress([line], 0);
  expect(
    `${found?.street ?? '-'} | ${found?.city ?? '-'} | ${found?.region ?? '-'} | ${found?.postalCode ?? '-'}`,
  ).toBe(expected);
  expect(mayHoldKoreanAddress(line)).toBe(true);
});

test.each([
  ['서울시 성동구 맞춤 양복 전문점입니다'],
  ['서울 강남구 예약으로 3일 안에 배송'],
  ['반드시 예약으로 3일 전에 연락 주세요'],
  ['부산 해운대구 지점으로 10% 할인'],
  ['전화 02-2292-4503'],
  ['영업시 바로 10:00'],
])('no address in %j', (line) => {
  expect(readKoreanAddress([line], 0)).toBeNull();
});
