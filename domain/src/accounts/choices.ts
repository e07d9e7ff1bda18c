/** The closed lists a profile chooses from, in the order screens offer them. */

export const CREDENTIALS = ['Not Rated', 'Level 1', 'Level 2', 'Certified'] as const;
export type Credential = (typeof CREDENTIALS)[number];
export const DEFAULT_CREDENTIAL: Credential = 'Not Rated';

export const CHAIR_CERTIFICATIONS = [
  'Not Rated',
  'National Certification',
  'White Badge',
  'Bronze Badge',
  'Silver Badge',
] as const;
export type ChairCertification = (typeof CHAIR_CERTIFICATIONS)[number];

export const PROVIDER_TYPES = ['Officiating', 'Athletic Trainer', 'Volunteer'] as const;
export type ProviderType = (typeof PROVIDER_TYPES)[number];

export const UNISEX_SHIRTS = ['XS', 'S', 'M', 'L', 'XL', 'XXL', 'XXXL'] as const;
export type UnisexShirt = (typeof UNISEX_SHIRTS)[number];

export const SHIRTS = [
  "Men's XS",
  "Men's S",
  "Men's M",
  "Men's L",
  "Men's XL",
  "Men's XXL",
  "Men's XXXL",
  "Women's XS",
  "Women's S",
  "Women's M",
  "Women's L",
  "Women's XL",
  "Women's XXL",
  "Women's XXXL",
] as const;
export type Shirt = (typeof SHIRTS)[number];
