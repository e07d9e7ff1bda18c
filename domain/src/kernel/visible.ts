/**
 * Whether somebody sees anything of the text. Controls, spaces of all kinds, marks without a letter and characters
 * made to be invisible (joiners, tags, fillers, marks of direction) are nothing that a name could be read by.
 */
export const isVisible = (text: string): boolean =>
  /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
