export interface Clause {
  readonly heading: string;
  readonly text: string;
}

export const TERMS: readonly Clause[] = [
  {
    heading: 'Acceptance',
    text: 'By using Courtcrew you accept these terms and the privacy policy. If you do not accept them, please do not use the site.',
  },
  {
    heading: 'Age of majority',
    text: 'You confirm that you have reached the age of majority where you live. A younger volunteer takes part through a parent or guardian who holds the account.',
  },
  {
    heading: 'Your account',
    text: 'Keep your password to yourself and your contact data correct: coordinators plan with it. What is done with your account is taken as done by you until you tell us that it was misused.',
  },
  {
    heading: 'Property',
    text: 'The site, its texts, pictures and software belong to Courtcrew or its licensors. Tournament names and marks belong to their organizers. You may use what you see to take part in tournaments, not to build another service from it.',
  },
  {
    heading: 'Prohibited uses',
    text: 'You may not break the law with the site, pretend to be somebody else, collect data about other people, send advertising or solicitations, upload harmful code, probe the security of the site, or disturb its operation.',
  },
  {
    heading: 'No warranty',
    text: 'The site is offered as it is, without warranty of any kind. A shift, a queue position or an estimate shown here is information, not a promise; the coordinator of a tournament decides.',
  },
  {
    heading: 'Governing law',
    text: 'These terms are governed by the law of the State of Utah, without regard to its rules on conflicts of law. Disputes belong to the courts of Utah.',
  },
  {
    heading: 'Changes',
    text: 'We announce changes of these terms on this page 30 business days before they take effect. Using the site after that day means you accept them.',
  },
];

export const PRIVACY: readonly Clause[] = [
  {
    heading: 'Information collected',
    text: 'We keep what you enter: name, contact data, credentials, shirt size, emergency contact, how you want to be paid, and the shifts, messages and matches that belong to you.',
  },
  {
    heading: 'Cookies',
    text: 'One cookie keeps you signed in, another holds the language you chose. The chosen tournament, language and colours are remembered in your browser. There are no advertising cookies.',
  },
  {
    heading: 'IP addresses',
    text: 'Our servers see the IP address of a request and use it to keep the site safe, for example to slow down password guessing. It is not used to follow you.',
  },
  {
    heading: 'Sharing of information',
    text: 'Coordinators and admins of a tournament you apply for see what they need to plan with you. Public screens such as the court board show your name and credential, never your contact data. We share nothing else unless the law demands it, and we do not sell data.',
  },
  {
    heading: 'Your rights',
    text: 'You can read and change your data in your profile and ask for it to be erased. After that, records of past tournaments remain without your name.',
  },
  {
    heading: 'Age of majority',
    text: 'The site is meant for people who have reached the age of majority. We do not knowingly keep data of children without a parent or guardian.',
  },
  {
    heading: 'Changes',
    text: 'We announce changes of this policy on this page 30 business days before they take effect.',
  },
];
