/// All rows. Each kind of operator has its file in Rows.
var table: [Row] { stageRows + sourceRows + joinRows + timeRows + sharingRows }
