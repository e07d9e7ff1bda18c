/** What the server says of people and their accounts, in Spanish. */
export const accountsSpanish = {
  'Only the person gives their bank and tax data': 'Solo la persona da sus datos bancarios y fiscales',
  'is not a routing number: nine digits, at the left below a check':
    'no es un número de ruta: nueve dígitos, abajo a la izquierda de un cheque',
  'must be 4 to 17 digits': 'debe tener de 4 a 17 dígitos',
  'must be checking or savings': 'debe ser checking o savings',
  'must be nine digits': 'debe tener nueve dígitos',
  'must be ssn or ein': 'debe ser ssn o ein',
  'Email not found, please signup': 'No encontramos ese correo; regístrate',
  'incorrect password, please try again': 'contraseña incorrecta, inténtalo de nuevo',
  'Error logging in, please try again': 'Error al iniciar sesión, inténtalo de nuevo',
  'Please Login': 'Inicia sesión',
  'Email already registered, please login': 'El correo ya está registrado; inicia sesión',
  'This email is already on our staff list. We have sent it a link to set a password; please check your mail.':
    'Este correo ya está en nuestra lista de personal. Le enviamos un enlace para elegir una contraseña; revisa tu correo.',
  'This address belongs to {name}: add them, or leave the address empty, or make a household':
    'Esta dirección es de {name}: agrega a esa persona, deja la dirección vacía o crea un hogar',
  'Somebody with this name and phone is known already. Confirm if this is somebody else.':
    'Ya se conoce a alguien con este nombre y teléfono. Confirma si es otra persona.',
  'invalid email': 'correo no válido',
  'US Phone - 10 numbers': 'Teléfono de EE. UU.: 10 dígitos',
  'Passwords Do Not Match': 'Las contraseñas no coinciden',
  'passwords do not match': 'las contraseñas no coinciden',
  'Passwords do not match': 'Las contraseñas no coinciden',
  'Password needs at least 8 characters': 'La contraseña necesita al menos 8 caracteres',
  'Password may have at most 128 characters': 'La contraseña puede tener como máximo 128 caracteres',
  'This password is one of the most common ones, please choose another':
    'Esta contraseña es una de las más usadas; elige otra',
  'Password must have characters that can be seen': 'La contraseña debe tener caracteres visibles',
  'Password must not be your name or email': 'La contraseña no puede ser tu nombre ni tu correo',
  'The password was changed meanwhile, please log in again':
    'La contraseña se cambió mientras tanto; inicia sesión de nuevo',
  'email not in db': 'Este correo no está registrado; crea una cuenta.',
  'Sorry this email is not registered, please register for an account.':
    'Este correo no está registrado; crea una cuenta.',
  'Recovery Email Sent': 'Correo de recuperación enviado',
  'Password Updated Successfully': 'Contraseña actualizada',
  'Password Reset, Please Login': 'Contraseña cambiada; inicia sesión',
  'Password reset link is invalid or has expired':
    'El enlace para restablecer la contraseña no es válido o venció',
  'First Name Required': 'Falta el nombre',
  'Last Name Required': 'Falta el apellido',
  'Leave the last name empty for somebody with only one name':
    'Deja vacío el apellido de quien tiene solo un nombre',
  'US Number 10 characters': 'Teléfono de EE. UU.: 10 dígitos',
  'First name is required.': 'Falta el nombre.',
  'Last name is required.': 'Falta el apellido.',
  'Phone number is invalid.': 'El teléfono no es válido.',
  'Alternate phone number is invalid.': 'El otro teléfono no es válido.',
  'Alternate address may have at most 254 characters.':
    'La otra dirección puede tener como máximo 254 caracteres.',
  'Please fix validation errors before saving.': 'Corrige los errores antes de guardar.',
  'Profile Updated': 'Perfil actualizado',
  'Failed to update profile': 'No se pudo actualizar el perfil',
  'Another person has this email': 'Otra persona tiene este correo',
  'Email cannot be changed': 'El correo no se puede cambiar',
  'Please confirm that it is you': 'Confirma que eres tú',
  'Enter the code of your authenticator app': 'Escribe el código de tu aplicación de autenticación',
  'That code is not right, please try again': 'Ese código no es correcto, inténtalo de nuevo',
  'That took too long, please log in again': 'Pasó demasiado tiempo; inicia sesión de nuevo',
  'The second factor is switched on already': 'El segundo factor ya está activado',
  'The second factor is switched off': 'El segundo factor está desactivado',
  'Another secret was made meanwhile, please begin again':
    'Mientras tanto se creó otro secreto; empieza de nuevo',
  'These codes were shown already; make new ones if you did not keep them':
    'Estos códigos ya se mostraron; crea otros si no los guardaste',
  'Another platform admin has to reset your second factor; with a code you can switch it off yourself':
    'Otro administrador de la plataforma debe restablecer tu segundo factor; con un código puedes desactivarlo por tu cuenta',
  'Only platform admins and masters of a tournament can switch on a second factor':
    'Solo los administradores de la plataforma y los administradores principales de un torneo pueden activar un segundo factor',
  'An email is changed by a platform admin only':
    'Solo un administrador de la plataforma puede cambiar un correo',
  'People with an account change their own name': 'Quien tiene una cuenta cambia su nombre por su cuenta',
  'Their data open to this desk once they apply, confirm, check in or work here, or a day after the letter that told them they were added':
    'Sus datos se abren a esta mesa cuando la persona se postula, confirma, registra su llegada o trabaja aquí, o un día después de la carta que le avisó que la agregaron',
  'The platform has checked these credentials; a platform admin changes them':
    'La plataforma verificó este nivel; lo cambia un administrador de la plataforma',
  'Only the person can take their phone number away': 'Solo la persona puede quitar su número de teléfono',
  'The desk has proposed another number meanwhile, please look again':
    'Mientras tanto la mesa propuso otro número; vuelve a mirar',
  'Admins keep their own data; ask them or a platform admin':
    'Los administradores cuidan sus propios datos; pídeselo o consulta a un administrador de la plataforma',
  'Somebody with this email is being entered right now, please try again in a moment':
    'En este momento se está ingresando a alguien con este correo; inténtalo de nuevo en un momento',
  'This person was changed meanwhile, please reload':
    'Los datos de esta persona cambiaron mientras tanto; recarga la página',
  'Take the platform admin right away before forgetting this person':
    'Antes de borrar los datos de esta persona, quítale el permiso de plataforma',
  'The platform needs at least one admin': 'La plataforma necesita al menos un administrador',
  'Another platform admin has to take this right from you':
    'Otro administrador de la plataforma debe quitarte este permiso',
  'The erasure is on record and will be finished in a moment':
    'El borrado quedó registrado y terminará en un momento',
  'Many people are registering. Nothing was saved: please try again in a moment.':
    'Mucha gente se está registrando. No se guardó nada: inténtalo de nuevo en un momento.',
  'Many people are logging in. Please try again in a moment.':
    'Muchas personas están iniciando sesión. Inténtalo de nuevo en un momento.',
  PersonRegistered: 'Se registró',
  PersonAdded: 'Agregado por gestión',
  ProfileEdited: 'Perfil cambiado',
  StaffEdited: 'Cambiado por la mesa',
  PayDataChanged: 'Datos bancarios o fiscales cambiados',
  PhoneProposed: 'Otro teléfono propuesto',
  PhoneProposalAnswered: 'Teléfono propuesto respondido',
  PasswordChanged: 'Contraseña cambiada',
  LoginClaimed: 'Acceso reclamado',
  PlatformAdminGranted: 'Permiso de plataforma dado',
  PlatformAdminRevoked: 'Permiso de plataforma quitado',
  PersonForgotten: 'Datos personales borrados',
  SecondFactorPrepared: 'Segundo paso preparado',
  SecondFactorSwitchedOn: 'Segundo paso activado',
  RecoveryCodesRenewed: 'Códigos de recuperación renovados',
  RecoveryCodeUsed: 'Código de recuperación usado',
  SecondFactorSwitchedOff: 'Segundo paso desactivado',
} as const;
