/**
 * The thirty colours a shift or a court can be given by one click, the default of shifts first. Rows of six in a
 * common hue.
 */
export const SWATCHES = [
  '#009CAE',
  '#00707C',
  '#2CA9B8',
  '#5ACBD8',
  '#8FD6DE',
  '#264653',
  '#1C7442',
  '#2E9C5C',
  '#6AB04C',
  '#A3CB38',
  '#C4E538',
  '#7F8C3A',
  '#2B5AA0',
  '#4C7DC6',
  '#3498DB',
  '#74B9FF',
  '#5F27CD',
  '#8E6BBF',
  '#B3261E',
  '#D9534B',
  '#E84393',
  '#F78FB3',
  '#FDA7DF',
  '#833471',
  '#B4460E',
  '#E9793A',
  '#F39C12',
  '#F6D743',
  '#8D6E63',
  '#6B7A80',
] as const;

export const isHex = (text: string): boolean => /^#[0-9a-fA-F]{6}$/.test(text);
